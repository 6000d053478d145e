/*
 * Scripts whose work is not always seen come when it is: whether the phone is answered is said beside
 * the hero's buttons; the bar's mark moves once the page does; the landing page's story waits while it is away.
 */
import { pauseUnseen } from './story.ts';

if (document.querySelector('.hours-state')) void import('./opening-state.ts');

addEventListener('scroll', () => void import('./current-section.ts'), { once: true });

const hero = document.querySelector('.hero');
if (hero) pauseUnseen(hero);
