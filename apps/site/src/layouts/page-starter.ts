/**
 * A module in the document that asks for the page's own (their addresses in `data-page`) once something
 * is seen: before that they are in the way of the words and their fonts. Meanwhile the tab's picture
 * waits as well, and a package's button that is pressed is pressed again when its dialog's script is here.
 * It takes itself out of the page when all are at work. `server/lightened.ts` hands it the addresses; where
 * nobody has, scripts are asked for as usual and it does nothing.
 *
 * Where paints are not told of, and in a tab that nobody looks at, scripts come after three seconds.
 *
 * It is a module because the browser ends the document only after it, a task later: at that end Chromium
 * looks for forms to fill and lays out the page for that. By then the fonts that have come in are taken in;
 * else everything is laid out in the system's fonts first, and then once more.
 */
export const pageStarter = [
  'const own=document.querySelector("[data-page]"),{page}=own.dataset;if(page){',
  'const icon=document.querySelector("[rel=icon]"),{href}=icon;let ask;',
  'const here=new Promise(done=>ask=done).then(()=>{icon.href=href;',
  'return Promise.all(page.split(" ").map(one=>import(one)))}),',
  'hold=event=>{const link=event.target.closest("[data-register]");',
  'if(link&&!(event.ctrlKey|event.metaKey|event.shiftKey|event.altKey)){event.preventDefault();',
  'here.then(()=>link.click(),()=>location=link.href)}};',
  'icon.href="data:,";addEventListener("click",hold);',
  'here.catch(()=>{}).then(()=>{removeEventListener("click",hold);own.remove()});',
  'new PerformanceObserver(ask).observe({type:"paint",buffered:true});setTimeout(ask,3e3)}',
].join('');
