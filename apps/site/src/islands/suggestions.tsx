import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Debounce, ms. */
const DEBOUNCE_MS = 150;
const MIN_LENGTH = 2;
const LIST_ID = 'suggestions';

/** Attaches suggestions to the page's search field; the search works without them. */
export function attachSuggestions(input: HTMLInputElement): void {
  createRoot(document.createElement('div')).render(<Suggestions input={input} />);
}

/**
 * An ARIA 1.2 combobox on the page's own uncontrolled search field. The typed text stays the query until a
 * suggestion is chosen.
 */
function Suggestions({ input }: { input: HTMLInputElement }) {
  const field = useRef(input);
  const form = input.form;
  const [texts, setTexts] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState(-1);
  const list = useRef<HTMLUListElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const request = useRef<AbortController>(undefined);
  const isOpen = texts.length > 0;

  const show = (suggestions: readonly string[]) => {
    setTexts(suggestions);
    setChosen(-1);
  };
  const cancel = () => {
    clearTimeout(timer.current);
    request.current?.abort();
  };
  const close = () => {
    cancel();
    show([]);
  };
  const choose = (text: string) => {
    field.current.value = text;
    close();
    form?.requestSubmit();
  };
  const ask = async () => {
    const { signal } = (request.current = new AbortController());
    try {
      const query = encodeURIComponent(field.current.value.trim());
      const response = await fetch(`/api/suggestions?q=${query}`, { signal });
      const found = response.ok ? ((await response.json()) as string[]) : [];
      if (!signal.aborted) show(found);
    } catch {
      // Suggestions are optional.
    }
  };
  const onType = useEffectEvent((event?: Event) => {
    // IME composition is not finished.
    if (event instanceof InputEvent && event.isComposing) return;
    cancel();
    if (field.current.value.trim().length < MIN_LENGTH) close();
    else timer.current = setTimeout(() => void ask(), DEBOUNCE_MS);
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || !isOpen) return;
    const { length } = texts;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const text = texts[chosen];
    if (step !== undefined) setChosen(((chosen + 1 + step + length + 1) % (length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && text !== undefined) choose(text);
    else return;
    event.preventDefault();
  });
  const closed = useEffectEvent(close);

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const onInput = (event: Event) => onType(event);
    const onClose = () => closed();
    input.addEventListener('input', onInput, { signal });
    input.addEventListener('compositionend', onInput, { signal });
    input.addEventListener('blur', onClose, { signal });
    input.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    form?.addEventListener('submit', onClose, { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', LIST_ID);
    // The visitor typed while this module was loading.
    if (document.activeElement === input && input.value !== input.defaultValue) {
      timer.current = setTimeout(() => onType());
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
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
    >
      {texts.map((text, index) => (
        // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events -- the field has the keys
        <li
          key={text}
          id={`suggestion-${index}`}
          role="option"
          aria-selected={index === chosen}
          onClick={() => choose(text)}
        >
          {text}
        </li>
      ))}
    </ul>,
    form ?? document.body,
  );
}
