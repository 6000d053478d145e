import { type ContentSiteDouble, misbehaviours } from '../e2e/content-site.ts';
import { sendForm } from '../e2e/lead-form.ts';
import { register } from '../e2e/registration-form.ts';
import { refusal, waitFor, withoutArticles } from './edge.ts';
import { row } from './row.ts';
import { texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §8: the error catalogue.

const LATER = 'เกิดข้อผิดพลาด กรุณาลองใหม่ภายหลัง';

/** Sends a lead. @returns the title and text of the dialog, and the messages in the console */
async function dialogAfter(visitor: Visitor, answer: { status: number; json: object } | 'lost') {
  const page = await visitor.arrives();
  await page.route('**/api/leads', (route) =>
    answer === 'lost' ? route.abort() : route.fulfill(answer),
  );
  const { dialog } = await sendForm(page);
  await dialog.waitFor();
  return {
    title: (await texts(dialog.getByRole('heading')))[0],
    text: (await texts(dialog))[0] ?? '',
    messages: await page.consoleMessages(),
  };
}

for (const [id, what, status, code, message] of [
  ['1', 'code not 200', 503, 503, 'ระบบไม่ว่าง ลองใหม่'],
  ['2', 'status 200 with another code', 200, 500, 'เต็มแล้ว'],
] as const) {
  row(
    `S8.lead.${id}`,
    `Lead submit, ${what}: error dialog titled with the server message`,
    message,
    async (visitor) => (await dialogAfter(visitor, { status, json: { code, message } })).title,
  );
}
row(
  'S8.lead.3',
  `Lead submit, thrown error: error dialog titled '${LATER}', and it is logged`,
  [LATER, 'error'],
  async (visitor) => {
    const { messages, title } = await dialogAfter(visitor, 'lost');
    return [
      title,
      messages.find((one) => one.text().includes('lead-form could not be sent'))?.type(),
    ];
  },
);
row(
  'S8.lead.5',
  'Lead submit success: thanks for the interest, staff will contact back soon',
  [true, true],
  async (visitor) => {
    const { title = '', text } = await dialogAfter(visitor, {
      status: 200,
      json: { code: 200, message: 'ok', reference: 'ABCD-1234' },
    });
    return [title.startsWith('ขอบคุณที่สนใจ'), text.includes('เจ้าหน้าที่จะติดต่อกลับโดยเร็ว')];
  },
);

/** Waits until a site without a copy shows this message while its content site fails. */
const failedList = (misbehave: ContentSiteDouble['misbehave'], said: string) =>
  withoutArticles(misbehave, (site) =>
    waitFor(async () => {
      const page = await site.textOf('/articles');
      const alert = /role="alert".*?<\/div>/s.exec(page)?.[0].replace(/<[^>]*>|\u00ad/g, '');
      return alert?.includes(said) ? true : undefined;
    }),
  );

row('S8.articles.1', 'Article list failure: the error message is kept', true, () =>
  failedList((_, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ code: 400, message: 'ปิดปรับปรุงชั่วคราว' }));
  }, 'ปิดปรับปรุงชั่วคราว'),
);
row(
  'S8.articles.2',
  "Article list failure without a message: the default Thai text 'an error occurred'",
  true,
  () => failedList(misbehaviours['never answers'], 'เกิดข้อผิดพลาด'),
);
row(
  'S8.register.1',
  'Registration failure: the error response is returned; no product message is shown',
  ['อีเมลนี้ลงทะเบียนแล้ว', 409],
  async (visitor, { registrations }) => {
    registrations.reply = refusal;
    const page = await visitor.arrives();
    const answered = page.waitForResponse('**/api/v2/register');
    await register(page);
    const said = page.getByText('อีเมลนี้ลงทะเบียนแล้ว');
    await said.waitFor();
    return [await said.textContent(), (await answered).status()];
  },
  'the message of the API is shown',
);
row(
  'S8.router.1',
  "The generic error page reads 'Unexpected Application Error!' with the status text",
  ['Unexpected Application Error! 500 Internal Server Error'],
  (visitor) => visitor.textsOf('/500', '.scene-technical'),
);
