import { countCharacters, leadFields, meantEmail } from '@clinicdee/protocol';
import { describedBy } from '../../components/described-by.ts';
import { fill } from '../../content/fill-in.ts';
import type { LeadFormField } from '../../leads/form.ts';
import { splitUnbroken } from '../../thai/unbroken-words.ts';
import type { LivingFormWords } from './content.ts';

/** What the form shows beside what is typed, as `lead-form.tsx` renders it; changed only where it differs. */
export class FormView {
  readonly #form: HTMLFormElement;
  readonly #words: LivingFormWords;
  readonly #onEmailTaken: (address: string) => void;
  readonly #button: HTMLButtonElement | null;
  readonly #said = new Map<string, unknown>();

  constructor(
    form: HTMLFormElement,
    words: LivingFormWords,
    onEmailTaken: (address: string) => void,
  ) {
    this.#form = form;
    this.#words = words;
    this.#onEmailTaken = onEmailTaken;
    this.#button = form.querySelector('.send .button');
    // What the server said of a form without a script is said anew.
    for (const message of form.querySelectorAll('.field-error')) {
      this.#said.set(message.id.slice('lead-'.length, -'-error'.length), message.textContent);
    }
  }

  /** Has something done where what is said of a subject is another than before. */
  #when(subject: string, said: unknown, say: () => void): void {
    if (this.#said.get(subject) === said) return;
    this.#said.set(subject, said);
    say();
  }

  /** A copy of what the server has drawn for later. */
  #drawn(name: string): DocumentFragment {
    const drawn = this.#form.querySelector<HTMLTemplateElement>(`template[data-for="${name}"]`);
    return document.importNode(drawn?.content ?? new DocumentFragment(), true);
  }

  /** Says below a control what is wrong with it, or nothing. */
  tell(name: LeadFormField, message: string | undefined): void {
    this.#when(name, message, () => {
      const id = `lead-${name}`;
      const control = document.getElementById(id);
      document.getElementById(`${id}-error`)?.remove();
      if (!control) return;
      const ownHint = this.#form.querySelector(`#${id}-hint`)?.id;
      const ids = describedBy(id, message, ownHint);
      if (ids) control.setAttribute('aria-describedby', ids);
      else control.removeAttribute('aria-describedby');
      if (!message) {
        control.removeAttribute('aria-invalid');
        return;
      }
      control.setAttribute('aria-invalid', 'true');
      const error = this.#drawn('error');
      error.querySelector('p')?.setAttribute('id', `${id}-error`);
      error.querySelector('span')?.append(...thai(message));
      control.closest('.field')?.append(error);
    });
  }

  /** Whether the button can be pressed. */
  canBeSent(can: boolean): void {
    this.#when('button', can, () => this.#button?.toggleAttribute('disabled', !can));
  }

  /** What the button says while it turns; as it was, without. */
  showWork(text: string | undefined): void {
    this.#when('work', text, () => {
      if (text === undefined) this.#button?.replaceChildren(this.#words.submit);
      else this.#button?.replaceChildren(this.#drawn('work'), text);
    });
  }

  /** What stands beside the button. */
  hint(text: string): void {
    this.#when('hint', text, () => write(this.#form.querySelector('#lead-hint'), text));
  }

  /** How much of the room for a text is used. */
  count(text: string): void {
    const count = `${countCharacters(text)}/${leadFields.description.form.rule.max}`;
    this.#when('count', count, () =>
      write(this.#form.querySelector('#lead-extra-hint .num'), count),
    );
  }

  /** Asks whether another domain was meant where the typed one looks like a slip. */
  suggest(typed: string): void {
    const meant = meantEmail(typed);
    this.#when('meant', meant, () => {
      const place = this.#form.querySelector('.email-suggestion');
      if (!meant) {
        place?.replaceChildren();
        return;
      }
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = fill(this.#words.meantEmail, {
        domain: meant.slice(meant.lastIndexOf('@') + 1),
      });
      button.addEventListener('click', () => this.#onEmailTaken(meant));
      place?.replaceChildren(button);
    });
  }

  /** Where the focus goes once a dialog is closed. */
  takeFocus(to: 'heading' | 'button'): void {
    const heading = this.#form.querySelector<HTMLElement>('#lead-heading');
    (to === 'heading' ? heading : this.#button)?.focus();
  }
}

/** Other words in the same node: a node that comes or goes has the page's `:has()` asked anew. */
function write(place: Element | null, text: string): void {
  if (place?.firstChild) place.firstChild.nodeValue = text;
  else place?.append(text);
}

/** A sentence as `<Thai>` writes it. */
const thai = (text: string): (Node | string)[] =>
  splitUnbroken(text).map((part, index) => {
    if (index % 2 === 0) return part;
    const kept = document.createElement('span');
    kept.className = 'keep';
    kept.textContent = part;
    return kept;
  });
