import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '../../browser/announce.ts';
import { leadForm } from '../../content/th/lead-form.ts';
import {
  emptyLeadForm,
  isLeadFormField,
  type LeadFormField,
  leadFormErrors,
  leadFormSchema,
  type LeadFormValues,
} from '../../leads/form.ts';
import { dropDraft, keepDraft, readDraft } from '../../enquiry-form/draft.ts';
import { sendWhenOnline } from '../../enquiry-form/send-when-online.ts';
import { sendLead } from './send-lead.ts';

/** The draft's place in the tab's storage. */
const PLACE = 'lead-form';

/** How the last try ended; nothing while there was none or its dialog has been closed. */
export type Result =
  { isSuccess: true; reference: string | undefined } | { isSuccess: false; title: string };

/**
 * The states of the lead form (spec §4). Fields are uncontrolled: what was typed before this script
 * arrived is in the document already, and is read from there.
 */
export function useLeadForm() {
  const form = useForm<LeadFormValues>({
    mode: 'onChange',
    resolver: standardSchemaResolver(leadFormSchema),
  });
  const { getValues, handleSubmit, reset, setError, setValue, trigger, watch } = form;
  const idempotencyKey = useRef('');
  const [isReady, setReady] = useState(false);
  const [isOffline, setOffline] = useState(false);
  const [result, setResult] = useState<Result>();

  useEffect(() => {
    const draft = readDraft(PLACE, emptyLeadForm);
    idempotencyKey.current = draft.idempotencyKey;
    const inDocument = getValues();
    for (const name of Object.keys(emptyLeadForm) as LeadFormField[]) {
      if (!inDocument[name] && draft.values[name]) setValue(name, draft.values[name]);
    }
    const typed = Object.entries(getValues()).filter(([, value]) => value);
    void trigger(typed.map(([name]) => name).filter(isLeadFormField));
    setReady(true);
    const keep = watch(() =>
      keepDraft(PLACE, { values: getValues(), idempotencyKey: idempotencyKey.current }),
    );
    return () => keep.unsubscribe();
  }, [getValues, setValue, trigger, watch]);

  const values = { ...emptyLeadForm, ...watch() };
  const problems = leadFormErrors(values);

  const send = async (sent: LeadFormValues) => {
    setResult(undefined);
    // What stood there before this script came has changed nothing yet.
    keepDraft(PLACE, { values: sent, idempotencyKey: idempotencyKey.current });
    try {
      const answer = await sendWhenOnline(() => sendLead(sent, idempotencyKey.current), setOffline);
      if (answer.code !== 200) {
        for (const [name, message] of Object.entries(answer.errors ?? {})) {
          if (isLeadFormField(name)) setError(name, { message });
        }
        setResult({ isSuccess: false, title: answer.message });
        return;
      }
      if (answer.reference) announce({ name: 'lead', reference: answer.reference });
      reset(emptyLeadForm);
      dropDraft(PLACE);
      idempotencyKey.current = crypto.randomUUID();
      setResult({ isSuccess: true, reference: answer.reference });
    } catch (error) {
      console.error('The lead could not be sent', error);
      setResult({ isSuccess: false, title: leadForm.failure.title });
    }
  };

  return {
    form,
    values,
    problems,
    /** Before the script has taken over, the button is enabled and the server validates. */
    isReady,
    /** It waits for the network, and then sends by itself. */
    isOffline,
    canSend: Object.keys(problems).length === 0,
    result,
    closeResult: () => setResult(undefined),
    submit: handleSubmit(send),
    /** Shows every problem and goes to the first. */
    showProblems: () => trigger(undefined, { shouldFocus: true }),
  };
}
