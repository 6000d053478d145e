import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** A pause in typing, ms. */
const PAUSE = 150;
const SHORTEST = 2;
const LIST_ID = 'suggestions';

/** Adds suggestions to the page's own search field, which works without them. */
export function attachSuggestions(input: HTMLInputElement): void {
  createRoot(document.createElement('div')).render(<Suggestions input={input} />);
}

/**
 * Suggests what may be meant while somebody types a search: an ARIA 1.2 combobox on the page's own field,
 * uncontrolled. What is typed stays the search until a suggestion is chosen.
 */
function Suggestions({ input }: { input: HTMLInputElement }) {
  const field = useRef(input);
  const form = input.form;
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  const isOpen = texts.length > 0;

  const show = (found: readonly string[]) => {
    setTexts(found);
    setChosen(-1);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    asking.current?.abort();
  };
  const close = () => {
    cancel();
    show([]);
  };
  const take = (text: string) => {
    field.current.value = text;
    close();
    form?.requestSubmit();
  };
  const ask = async () => {
    const { signal } = (asking.current = new AbortController());
    try {
      const query = encodeURIComponent(field.current.value.trim());
      const answer = await fetch(`/api/suggestions?q=${query}`, { signal });
      const found = answer.ok ? ((await answer.json()) as string[]) : [];
      if (!signal.aborted) show(found);
    } catch {
      // Without them the search works as ever.
    }
  };
  const typed = useEffectEvent((event?: Event) => {
    // A word that is still being composed is none yet.
    if (event instanceof InputEvent && event.isComposing) return;
    cancel();
    if (field.current.value.trim().length < SHORTEST) close();
    else timer.current = setTimeout(() => void ask(), PAUSE);
  });
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !isOpen) return;
    const { length } = texts;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const text = texts[chosen];
    if (step !== undefined) setChosen(((chosen + 1 + step + length + 1) % (length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && text !== undefined) take(text);
    else return;
    event.preventDefault();
  });
  const closed = useEffectEvent(close);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onTyped = (event: Event) => typed(event);
    const onClose = () => closed();
    input.addEventListener('input', onTyped, { signal });
    input.addEventListener('compositionend', onTyped, { signal });
    input.addEventListener('blur', onClose, { signal });
    input.addEventListener('keydown', (event) => pressed(event), { signal });
    form?.addEventListener('submit', onClose, { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', LIST_ID);
    // What was typed while this was loaded.
    if (document.activeElement === input && input.value !== input.defaultValue) {
      timer.current = setTimeout(() => typed());
    }
    return () => stop.abort();
  }, [form, input]);
  useEffect(() => {
    input.setAttribute('aria-expanded', String(isOpen));
    input.setAttribute('aria-activedescendant', chosen < 0 ? '' : `suggestion-${chosen}`);
    list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen, input, isOpen]);

  return createPortal(
    <ul
      ref={list}
      id={LIST_ID}
      className="suggestions"
      role="listbox"
      aria-label={input.labels?.[0]?.textContent}
      hidden={!isOpen}
      // The focus stays in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {texts.map((text, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field has the keys
        <li
          key={text}
          id={`suggestion-${index}`}
          role="option"
          aria-selected={index === chosen}
          onClick={() => take(text)}
        >
          {text}
        </li>
      ))}
    </ul>,
    form ?? document.body,
  );
}
