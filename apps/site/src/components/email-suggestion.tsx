import { meantEmail } from '@clinicdee/protocol';
import { fill } from '../content/fill-in.ts';

interface Props {
  typed: string;
  /** The question, with the `{{domain}}` that was probably meant. */
  question: string;
  /** Puts the other address into the field; without it the question is words alone. */
  onTake: ((address: string) => void) | undefined;
}

/** Asks whether another domain was meant where the typed one looks like a slip; never refuses it. */
export function EmailSuggestion({ typed, question, onTake }: Props) {
  const meant = meantEmail(typed);
  const words = meant && fill(question, { domain: meant.slice(meant.lastIndexOf('@') + 1) });
  return (
    <p className="hint email-suggestion" aria-live="polite">
      {meant &&
        (onTake ? (
          <button type="button" onClick={() => onTake(meant)}>
            {words}
          </button>
        ) : (
          words
        ))}
    </p>
  );
}
