import { formFields, leadFields } from '@clinicdee/protocol';
import { safeParse } from 'zod/mini';
import { afterNextFrame } from '../../browser/after-next-frame.ts';
import { announce } from '../../browser/announce.ts';
import {
  type Draft,
  dropDraft,
  keepDraft,
  keepUnsent,
  leftToFillIn,
  readDraft,
} from '../../enquiry-form/draft.ts';
import { dropPageSummary } from '../../enquiry-form/page-summary.ts';
import { sendWhenOnline } from '../../enquiry-form/send-when-online.ts';
import { readForm } from '../../enquiry-form/wire.ts';
import {
  emptyLeadForm,
  isLeadFormField,
  type LeadFormField,
  leadFormRules,
  type LeadFormValues,
} from '../../leads/form.ts';
import type { LivingFormContent } from './content.ts';
import { FormView } from './form-view.ts';
import { hint } from './hint.ts';
import { loadResults, type Result } from './load-results.ts';
import { sendLead } from './send-lead.ts';

const PLACE = 'lead-form';
const names = formFields(leadFields).map(({ name }) => name);

/** @param host holds the form as the server rendered it, and what it says */
export function bringToLife(host: HTMLElement): void {
  const form = host.querySelector('form');
  if (!form) return;
  new LivingForm(form, JSON.parse(host.dataset.leadForm ?? '') as LivingFormContent);
  host.dataset.alive = '';
}

/**
 * The states of the lead form (spec §4): checked on every change, and sent without leaving the page. It
 * works on what the server rendered. What was typed before this script came stands there and stays.
 *
 * A key's letter is drawn first and what is said of it in the frame after: a slow phone shows no letter
 * before all that a key sets off is done. What comes without a key, from a browser that fills in or from a
 * choice, is spoken of at once.
 */
class LivingForm {
  readonly #content: LivingFormContent;
  readonly #form: HTMLFormElement;
  readonly #view: FormView;
  readonly #rules: ReturnType<typeof leadFormRules>;
  #draft: Draft<LeadFormValues> = readDraft(PLACE, emptyLeadForm);
  /** Whose mistakes are told: of what was changed, and of all once it was to be sent. */
  readonly #told = new Set<LeadFormField>();
  /** What the server said of a control that has not been changed since. */
  readonly #refused = new Map<string, string>();
  #sending: 'waiting for the network' | 'under way' | undefined;
  /** Something was changed that is neither kept nor spoken of yet. */
  #isBehind = false;
  /** A key went down, and what it changes is still to come. */
  #isTyping = false;

  constructor(form: HTMLFormElement, content: LivingFormContent) {
    const { organisations, words } = content;
    this.#content = content;
    this.#form = form;
    this.#rules = leadFormRules(words.fields, organisations);
    this.#view = new FormView(form, words, (address) => this.#takeEmail(address));
    this.#fill(leftToFillIn(this.#draft.values, this.#values(), emptyLeadForm));
    const values = this.#values();
    for (const name of names) if (values[name] !== emptyLeadForm[name]) this.#told.add(name);
    form.addEventListener('input', ({ target }) => this.#changed(target));
    form.addEventListener('keydown', (event) => this.#pressed(event));
    form.addEventListener('keyup', () => (this.#isTyping = false));
    addEventListener('pagehide', () => this.#catchUp());
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#show();
  }

  #values(): LeadFormValues {
    return readForm(leadFields, Object.fromEntries(new FormData(this.#form)));
  }

  #control(name: LeadFormField) {
    const control = this.#form.elements.namedItem(name);
    return control instanceof RadioNodeList ? undefined : (control as HTMLInputElement | null);
  }

  #fill(values: Partial<LeadFormValues>): void {
    for (const name of names) {
      const control = this.#control(name);
      const value = values[name];
      if (!control || value === undefined) continue;
      if (typeof value === 'boolean') control.checked = value;
      else control.value = value;
    }
  }

  #changed(target: EventTarget | null): void {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : '';
    if (isLeadFormField(name)) {
      this.#told.add(name);
      this.#refused.delete(name);
    }
    const isWaiting = this.#isBehind;
    this.#isBehind = true;
    if (!this.#isTyping) this.#catchUp();
    else if (!isWaiting) afterNextFrame(() => this.#catchUp());
    this.#isTyping = false;
  }

  /** Keeps what was changed, and says what there is to say of it. */
  #catchUp(): void {
    if (!this.#isBehind) return;
    this.#isBehind = false;
    this.#keep(this.#values(), this.#draft.isUnsent === true || !navigator.onLine);
    this.#show();
  }

  /** Puts the address that was meant in place of a slip. */
  #takeEmail(address: string): void {
    this.#fill({ email: address });
    const control = this.#control('email');
    this.#changed(control ?? null);
    control?.focus();
  }

  #keep(values: LeadFormValues, isOnDevice: boolean): void {
    this.#draft.values = values;
    keepDraft(PLACE, this.#draft);
    if (isOnDevice) keepUnsent(PLACE, this.#draft);
  }

  #pressed(event: KeyboardEvent): void {
    this.#isTyping = true;
    const isInLine = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (event.key !== 'Enter' || event.isComposing || !isInLine) return;
    // A disabled button keeps Enter from submitting, so it must know of the last letter; say why instead.
    this.#catchUp();
    if (this.#showProblems()) event.preventDefault();
  }

  /** Tells every mistake and goes to the first; whether there is any. */
  #showProblems(): boolean {
    const problems = this.#rules.errorsOf(this.#values());
    const first = names.find((name) => problems[name]);
    if (!first) return false;
    for (const name of names) this.#told.add(name);
    this.#show();
    this.#control(first)?.focus();
    return true;
  }

  #show(): void {
    const { words } = this.#content;
    const values = this.#values();
    const problems = this.#rules.errorsOf(values);
    for (const name of names) {
      const own = this.#told.has(name) ? problems[name] : undefined;
      this.#view.tell(name, this.#refused.get(name) ?? own);
    }
    const isOffline = this.#sending === 'waiting for the network';
    this.#view.showWork(this.#sending && (isOffline ? words.offlineButton : words.submitting));
    this.#view.canBeSent(!this.#sending && Object.keys(problems).length === 0);
    const missing = [this.#draft.isUnsent && words.unsent, hint(values, problems, words)];
    this.#view.hint(
      this.#sending
        ? isOffline
          ? words.offline
          : words.waiting
        : missing.filter(Boolean).join(' · '),
    );
    this.#view.count(values.extra);
    this.#view.suggest(values.email);
  }

  async #submit(): Promise<void> {
    this.#catchUp();
    if (this.#sending || this.#showProblems()) return;
    const { data } = safeParse(this.#rules.schema, this.#values());
    if (!data) return;
    dropPageSummary();
    this.#keep(data, true);
    const result = await this.#send(data);
    this.#sending = undefined;
    if (result.isSuccess) {
      dropDraft(PLACE);
      this.#draft = readDraft(PLACE, emptyLeadForm);
      this.#told.clear();
      this.#fill(emptyLeadForm);
    }
    this.#show();
    await this.#showResult(result);
  }

  async #send(values: LeadFormValues): Promise<Result> {
    const { words } = this.#content;
    const waits = (isOffline: boolean) => {
      this.#sending = isOffline ? 'waiting for the network' : 'under way';
      this.#show();
    };
    waits(false);
    try {
      const answer = await sendWhenOnline(() => {
        // While the answer is on its way.
        void loadResults();
        return sendLead(values, this.#draft.idempotencyKey, this.#content);
      }, waits);
      if (answer.code !== 200) {
        for (const [name, message] of Object.entries(answer.errors ?? {})) {
          this.#refused.set(name, message);
        }
        // The dialog has the phone below its title; the answer names it for whoever has no dialog.
        const [title = ''] = answer.message.split(` ${words.failure.orCall} `);
        return { isSuccess: false, title };
      }
      if (answer.reference) announce({ name: 'lead', reference: answer.reference });
      return { isSuccess: true, reference: answer.reference, phone: values.phone };
    } catch (error) {
      console.error('The lead could not be sent', error);
      return { isSuccess: false, title: words.failure.title };
    }
  }

  async #showResult(result: Result): Promise<void> {
    const showResult = await loadResults();
    if (!showResult) {
      const { success, failure } = this.#content.words;
      const said = result.isSuccess
        ? [success.title, success.text, result.reference]
        : [result.title, failure.text, failure.orCall, this.#content.phone.shown];
      this.#view.hint(said.filter(Boolean).join(' '));
      return;
    }
    showResult(result, this.#content, {
      retry: () => void this.#submit(),
      closed: () => this.#view.takeFocus(result.isSuccess ? 'heading' : 'button'),
    });
  }
}
