/**
 * A package card's link opens the registration in a dialog. Its code comes when the visitor reaches
 * for the link; without it, or with a modifier key, the link leads to the page /register.
 */
// eslint-disable-next-line rooms/arrows -- until it lies with the dialog that it opens
const load = () => import('../islands/registration/open.tsx');

const linkOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-register]') : null;

for (const reaching of ['pointerover', 'focusin']) {
  document.addEventListener(reaching, (event) => {
    if (linkOf(event)) void load().catch(() => undefined);
  });
}

document.addEventListener('click', (event) => {
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  load().then(
    ({ openRegistration }) => openRegistration(link.dataset.register, link),
    () => location.assign(link.href),
  );
});
