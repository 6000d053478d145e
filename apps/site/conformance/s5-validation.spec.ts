import { leadForm, openForm, person } from '../e2e/lead-form.ts';
import { row } from './row.ts';
import { attributes, texts } from './visitor.ts';
import type { Visitor } from './visitor.ts';

// Spec §5: the rules of the contact form, checked through the lead call.

const good = {
  fullname: person.name,
  phone: person.phone,
  email: person.email,
  organization_type: person.organisation,
  description: '',
};

/** Sends a lead with changed values. @returns 200 or the names of the refused fields */
async function verdict(visitor: Visitor, other: Partial<typeof good>) {
  const answer = await visitor.asks('/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ ...good, ...other }),
  });
  const { code, errors = {} } = (await answer.json()) as { code: number; errors?: object };
  return code === 200 ? 200 : Object.keys(errors).join();
}

const verdicts = (visitor: Visitor, key: keyof typeof good, values: readonly string[]) =>
  Promise.all(values.map((value) => verdict(visitor, { [key]: value })));

row('S5.name.1', 'fullName: 2 to 120 characters', ['fullName', 200, 200, 'fullName'], (visitor) =>
  verdicts(visitor, 'fullname', ['ก', 'กข', 'ก'.repeat(120), 'ก'.repeat(121)]),
);
row('S5.phone.1', 'phone: 8 to 20 characters', ['phone', 200, 200, 'phone'], (visitor) =>
  verdicts(visitor, 'phone', [
    '0812345',
    '08123456',
    '0-8-1-2-3-4-5-6-7-89',
    '0-8-1-2-3-4-5-6-7-8-9',
  ]),
);
row('S5.phone.2', 'phone: an optional leading plus or a digit', [200, 200, 'phone'], (visitor) =>
  verdicts(visitor, 'phone', ['+66812345678', '0812345678', '++66812345678']),
);
row('S5.phone.3', 'phone: then 7 to 14 further digits', ['phone', 200, 200, 'phone'], (visitor) =>
  verdicts(visitor, 'phone', ['+6 1 2 34', '+1234567', '012345678901234', '0123456789012345']),
);
row(
  'S5.phone.4',
  'phone: each digit optionally after one space or hyphen',
  [200, 200, 'phone'],
  (visitor) => verdicts(visitor, 'phone', ['081-234-5678', '081 234 5678', '081--234-5678']),
);
row('S5.email.1', 'email: a valid e-mail address', [200, 'email', 'email', 'email'], (visitor) =>
  verdicts(visitor, 'email', ['a@b.co', 'a@b', 'a b@c.co', '']),
);
row('S5.org.1', 'orgType: a selection is required', ['orgType', 200], (visitor) =>
  verdicts(visitor, 'organization_type', ['', person.organisation]),
);
row(
  'S5.extra.1',
  'extra: optional, at most 2000 characters, or empty',
  [200, 200, 'extra'],
  (visitor) => verdicts(visitor, 'description', ['', 'ก'.repeat(2000), 'ก'.repeat(2001)]),
);
row('S5.form.1', 'Native validation off', '', async (visitor) =>
  (await visitor.reads('/')).locator('#contact form').getAttribute('novalidate'),
);
row('S5.form.2', 'Required fields are marked with an asterisk', [4, '*'], async (visitor) => {
  const marks = await visitor.textsOf('/', '#contact .field-required');
  return [marks.length, ...new Set(marks)];
});
row(
  'S5.form.3',
  'Error messages (not specified): the first invalid field has a message of the site',
  true,
  async (visitor) => {
    const page = await visitor.arrives();
    await openForm(page);
    const { name } = leadForm(page);
    await name.press('Enter');
    await page.locator('#contact [aria-invalid="true"]').first().waitFor();
    const errors = await texts(page.locator('#contact .field-error, #contact .error'));
    return errors.some((text) => text !== '');
  },
  'short Thai sentences with the correction',
);
row(
  'S5.org.2',
  "Placeholder option '-- เลือกประเภทองค์กร --'",
  '-- เลือกประเภทองค์กร --',
  async (visitor) =>
    (await texts((await visitor.reads('/')).locator('#contact select option[value=""]')))[0],
);
row('S5.extra.2', 'A live counter shows length/2000', ['0/2000', '5/2000'], async (visitor) => {
  const page = await visitor.arrives();
  await openForm(page);
  const counter = page.locator('#lead-extra-hint .num');
  const before = await texts(counter);
  await leadForm(page).details.fill('12345');
  return [...before, ...(await texts(counter))];
});
row('S5.extra.3', "The field has the hint 'ใส่เฉพาะประเด็นสำคัญได้เลย'", true, async (visitor) =>
  (await visitor.reads('/'))
    .locator('#lead-extra-hint')
    .getByText('ใส่เฉพาะประเด็นสำคัญได้เลย')
    .isVisible(),
);
row(
  'S5.registration.1',
  'Registration form (rules not specified): its fields',
  ['package', 'branches', 'clinic_name', 'fullname', 'phone', 'email', 'description'],
  async (visitor) =>
    attributes(
      (await visitor.reads('/register?package=mini')).locator(
        'main form :is(.pick:first-child, .field) :is(input, select, textarea)',
      ),
      'name',
    ),
  'the rules of the lead form for the same fields; also clinic, package and branches',
);
