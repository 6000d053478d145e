import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { announce } from '../../browser/announce.ts';
import { loadStyles } from '../../browser/load-styles.ts';
import {
  emptyLeadForm,
  isLeadFormField,
  leadFormRules,
  type LeadFormValues,
} from '../../leads/form.ts';
import { dropPageSummary } from '../../enquiry-form/page-summary.ts';
import { sendWhenOnline } from '../../enquiry-form/send-when-online.ts';
import { useDraft } from '../../enquiry-form/use-draft.ts';
import type { LeadFormContent } from './content.ts';
import resultStyles from './result-styles.css?url';
import { sendLead } from './send-lead.ts';

/** How the last try ended; nothing while there was none or its dialog has been closed. */
export type Result =
  | { isSuccess: true; reference: string | undefined; phone: string }
  | { isSuccess: false; title: string };

/**
 * The states of the lead form (spec §4). Fields are uncontrolled: what was typed before this script
 * arrived is in the document already, and is read from there.
 */
export function useLeadForm(content: LeadFormContent) {
  const { organisations, words } = content;
  const [rules] = useState(() => leadFormRules(words.fields, organisations));
  const form = useForm<LeadFormValues>({
    mode: 'onChange',
    resolver: standardSchemaResolver(rules.schema),
  });
  const { getValues, handleSubmit, reset, setError, trigger, watch } = form;
  const draft = useDraft(form, {
    place: 'lead-form',
    empty: emptyLeadForm,
    isKeptOnDevice: true,
    onRestored: () => {
      const typed = Object.entries(getValues()).filter(([, value]) => value);
      void trigger(typed.map(([name]) => name).filter(isLeadFormField));
    },
  });
  // Nobody needs them before the form is sent, and then they are here.
  useEffect(() => void loadStyles(resultStyles), []);
  const [isOffline, setOffline] = useState(false);
  const [result, setResult] = useState<Result>();

  const values = { ...emptyLeadForm, ...watch() };
  const problems = rules.errorsOf(values);

  const send = async (sent: LeadFormValues) => {
    setResult(undefined);
    dropPageSummary();
    draft.keep(sent);
    try {
      const answer = await sendWhenOnline(() => sendLead(sent, draft.key(), content), setOffline);
      if (answer.code !== 200) {
        for (const [name, message] of Object.entries(answer.errors ?? {})) {
          if (isLeadFormField(name)) setError(name, { message });
        }
        // The dialog has the phone below its title; the answer names it for whoever has no dialog.
        const isLost = answer.error === 'not_stored';
        setResult({ isSuccess: false, title: isLost ? words.failure.title : answer.message });
        return;
      }
      if (answer.reference) announce({ name: 'lead', reference: answer.reference });
      reset(emptyLeadForm);
      draft.drop();
      setResult({ isSuccess: true, reference: answer.reference, phone: sent.phone });
    } catch (error) {
      console.error('The lead could not be sent', error);
      setResult({ isSuccess: false, title: words.failure.title });
    }
  };

  return {
    form,
    values,
    problems,
    isReady: draft.isReady,
    isUnsent: draft.isUnsent,
    /** It waits for the network, and then sends by itself. */
    isOffline,
    canSend: Object.keys(problems).length === 0,
    result,
    closeResult: () => setResult(undefined),
    /** Puts the address that was meant in place of a slip. */
    takeEmail: (address: string) => {
      form.setValue('email', address, { shouldValidate: true });
      form.setFocus('email');
    },
    submit: handleSubmit(send),
    /** Shows every problem and goes to the first. */
    showProblems: () => trigger(undefined, { shouldFocus: true }),
  };
}
