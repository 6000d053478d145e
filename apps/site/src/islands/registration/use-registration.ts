import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { foldDigits, registrationFields } from '@clinicdee/protocol';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '../../browser/announce.ts';
import { isNewInTab } from '../../browser/new-in-tab.ts';
import { say } from '../../browser/say.ts';
import {
  emptyRegistration,
  isRegistrationField,
  registrationRules,
  type RegistrationValues,
} from '../../registrations/form.ts';
import type { Outcome } from '../../registrations/outcome.ts';
import { dropPageSummary } from '../../enquiry-form/page-summary.ts';
import { sendWhenOnline } from '../../enquiry-form/send-when-online.ts';
import { useDraft } from '../../enquiry-form/use-draft.ts';
import type { RegistrationContent } from './content.ts';
import { sendRegistration } from './send-registration.ts';

/** How many branches were typed; undefined while it is no number that a form may have. */
function branchesOf(typed: string): number | undefined {
  const count = Number(foldDigits(typed.trim()));
  const { min, max } = registrationFields.branches.form.rule;
  return Number.isInteger(count) && count >= min && count <= max ? count : undefined;
}

/** The package that stands chosen in the page, where this script comes to a form that is there. */
const chosenInPage = () =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLInputElement>('.signup [name="package"]:checked')?.value;

/**
 * The states of the registration form. Fields are uncontrolled, and what was typed is kept in the tab
 * until the registration has been taken.
 *
 * @param initial what stands in the fields when they are shown
 * @param givenKey the key of a try that was made without JavaScript
 */
export function useRegistration(
  content: RegistrationContent,
  initial: RegistrationValues,
  givenKey: string | undefined,
) {
  const { words } = content;
  const [rules] = useState(() => registrationRules(words.fields, content.packages));
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    resolver: standardSchemaResolver(rules.schema),
  });
  const { handleSubmit, setError, watch } = form;
  // The package is the one that was chosen just now; everything else goes on where it stood.
  const draft = useDraft(form, {
    place: 'registration-form',
    empty: emptyRegistration,
    except: 'package',
    givenKey,
  });
  // React Hook Form reads a group of radios before it has seen all of them, and then unchecks what was
  // chosen before the script came.
  const [chosen] = useState(chosenInPage);
  const { setValue } = form;
  useEffect(() => {
    if (chosen !== undefined) setValue('package', chosen);
  }, [chosen, setValue]);

  const isSending = useRef(false);
  const isShown = useRef(false);
  const [isOffline, setOffline] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  const send = async (values: RegistrationValues) => {
    // A second click may come before the button is drawn disabled.
    if (isSending.current) return;
    isSending.current = true;
    setOutcome(undefined);
    dropPageSummary();
    draft.keep(values);
    const answer = await sendWhenOnline(() => {
      // It goes out before the call, once for all tries of a registration (spec §7.3).
      if (isNewInTab('announced-registrations', draft.key())) {
        announce({ name: 'registration' });
      }
      return sendRegistration(values, draft.key(), content);
    }, setOffline).catch((error: unknown): Outcome => {
      console.error('The registration could not be sent', error);
      return { isSuccess: false, message: words.failure, errors: {} };
    });
    isSending.current = false;
    if (answer.isSuccess) {
      draft.drop();
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
    isReady: draft.isReady,
    /** It waits for the network, and then sends by itself. */
    isOffline,
    outcome,
    branches: branchesOf(watch('branches', initial.branches)),
    /** Takes another number of branches. */
    takeBranches: (count: number) =>
      form.setValue('branches', String(count), { shouldValidate: true, shouldDirty: true }),
    email: watch('email', initial.email),
    /** Puts the address that was meant in place of a slip. */
    takeEmail: (address: string) => {
      form.setValue('email', address, { shouldValidate: true });
      form.setFocus('email');
    },
    submit: handleSubmit(send),
  };
}
