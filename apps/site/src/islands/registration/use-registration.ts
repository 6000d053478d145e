import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '../../browser/announce.ts';
import { isNewInTab } from '../../browser/new-in-tab.ts';
import { say } from '../../browser/say.ts';
import { registration } from '../../content/th/registration.ts';
import {
  emptyRegistration,
  isRegistrationField,
  registrationSchema,
  type RegistrationValues,
} from '../../registrations/form.ts';
import type { Outcome } from '../../registrations/outcome.ts';
import { dropDraft, keepDraft, readDraft } from '../../enquiry-form/draft.ts';
import { sendWhenOnline } from '../../enquiry-form/send-when-online.ts';
import { sendRegistration } from './send-registration.ts';

/** The draft's place in the tab's storage. */
const PLACE = 'registration-form';

/**
 * The states of the registration form. Fields are uncontrolled, and what was typed is kept in the tab
 * until the registration has been taken.
 *
 * @param initial what stands in the fields when they are shown
 * @param givenKey the key of a try that was made without JavaScript
 */
export function useRegistration(initial: RegistrationValues, givenKey: string | undefined) {
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(registrationSchema),
  });
  const { getValues, handleSubmit, setError, setValue, watch } = form;
  const idempotencyKey = useRef('');
  const isSending = useRef(false);
  const isShown = useRef(false);
  const [isReady, setReady] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => {
    const draft = readDraft(PLACE, emptyRegistration);
    idempotencyKey.current = givenKey ?? draft.idempotencyKey;
    const inDocument = getValues();
    // The package is the one that was chosen just now; everything else goes on where it stood.
    for (const name of Object.keys(emptyRegistration).filter(isRegistrationField)) {
      const isUntouched = inDocument[name] === emptyRegistration[name];
      if (name !== 'package' && isUntouched) setValue(name, draft.values[name]);
    }
    setReady(true);
    const keep = watch(() =>
      keepDraft(PLACE, { values: getValues(), idempotencyKey: idempotencyKey.current }),
    );
    return () => keep.unsubscribe();
  }, [getValues, givenKey, setValue, watch]);

  const send = async (values: RegistrationValues) => {
    // A second click may come before the button is drawn disabled.
    if (isSending.current) return;
    isSending.current = true;
    setOutcome(undefined);
    // What stood there before this script came has changed nothing yet.
    keepDraft(PLACE, { values, idempotencyKey: idempotencyKey.current });
    const answer = await sendWhenOnline(() => {
      // It goes out before the call, once for all tries of a registration (spec §7.3).
      if (isNewInTab('announced-registrations', idempotencyKey.current)) {
        announce({ name: 'registration' });
      }
      return sendRegistration(values, idempotencyKey.current);
    }, setOffline).catch((error: unknown): Outcome => {
      console.error('The registration could not be sent', error);
      return { isSuccess: false, message: registration.failure, errors: {} };
    });
    isSending.current = false;
    if (answer.isSuccess) {
      dropDraft(PLACE);
    } else {
      for (const [name, message] of Object.entries(answer.errors)) {
        if (isRegistrationField(name)) setError(name, { message });
      }
    }
    setOutcome(answer);
    // The dialog was closed meanwhile.
    if (!isShown.current) say(answer.message, answer.isSuccess ? 'done' : 'failed');
  };

  return {
    form,
    isReady,
    /** It waits for the network, and then sends by itself. */
    isOffline,
    outcome,
    chosen: watch('package', initial.package),
    submit: handleSubmit(send),
  };
}
