/*
 * Offers what may be meant while somebody types a search: an ARIA 1.2 combobox over the field that is there
 * without it. The letters typed stay the search until one is chosen.
 */
const input = document.querySelector<HTMLInputElement>('#search');
const form = input?.form;
if (input && form) offer(input, form);

/** A pause in typing, ms. */
const PAUSE = 150;

function offer(input: HTMLInputElement, form: HTMLFormElement): void {
  const list = document.createElement('ul');
  let chosen = -1;
  let timer = 0;
  let asking = new AbortController();

  const state = (element: Element, values: Record<string, string>) => {
    for (const name in values) element.setAttribute(name, values[name] ?? '');
  };
  const choose = (next: number) => {
    const options = [...list.children];
    chosen = next;
    options.forEach((option, at) => state(option, { 'aria-selected': `${at === next}` }));
    options[next]?.scrollIntoView({ block: 'nearest' });
    state(input, { 'aria-activedescendant': options[next]?.id ?? '' });
  };
  const show = (texts: string[]) => {
    list.replaceChildren(
      ...texts.map((text, at) => {
        const option = document.createElement('li');
        option.textContent = text;
        state(option, { role: 'option', id: `suggestion-${at}` });
        return option;
      }),
    );
    list.hidden = texts.length === 0;
    state(input, { 'aria-expanded': `${!list.hidden}` });
    choose(-1);
  };
  const close = () => {
    clearTimeout(timer);
    asking.abort();
    show([]);
  };
  const take = (option: Element | undefined) => {
    input.value = option?.textContent ?? '';
    close();
    form.requestSubmit();
  };
  const ask = async () => {
    asking = new AbortController();
    const { signal } = asking;
    try {
      const query = encodeURIComponent(input.value.trim());
      const answer = await fetch(`/api/suggestions?q=${query}`, { signal });
      const texts = answer.ok ? ((await answer.json()) as string[]) : [];
      if (!signal.aborted) show(texts);
    } catch {
      // Without them the search works as ever.
    }
  };
  const typed = (event: Event) => {
    // A word that is still being put together is none yet.
    if ((event as InputEvent).isComposing) return;
    clearTimeout(timer);
    asking.abort();
    if (input.value.trim().length < 2) close();
    else timer = window.setTimeout(() => void ask(), PAUSE);
  };

  state(list, { id: 'suggestions', class: 'suggestions', role: 'listbox' });
  state(list, { 'aria-label': input.labels?.[0]?.textContent ?? '' });
  state(input, { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id });
  close();
  form.append(list);

  input.addEventListener('input', typed);
  input.addEventListener('compositionend', typed);
  input.addEventListener('blur', close);
  form.addEventListener('submit', close);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || list.hidden) return;
    const { length } = list.children;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step) choose(((chosen + 1 + step + length + 1) % (length + 1)) - 1);
    else if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && chosen >= 0) take(list.children[chosen]);
    else return;
    event.preventDefault();
  });
  // The focus stays in the field.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target !== list) take(target);
  });
}

export {};
