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

/** Sends leads, each with another value. @returns for each 200 or the names of the refused fields */
const verdicts = (visitor: Visitor, key: keyof typeof good, values: readonly string[]) =>
  Promise.all(
    values.map(async (value) => {
      const answer = await visitor.posts('/api/leads', { ...good, [key]: value });
      const { code, errors = {} } = (await answer.json()) as { code: number; errors?: object };
      return code === 200 ? 200 : Object.keys(errors).join();
    }),
  );

for (const [id, rule, key, accepted, refused] of [
  ['S5.name.1', '2 to 120 characters', 'fullname', ['กข', 'ก'.repeat(120)], ['ก', 'ก'.repeat(121)]],
  [
    'S5.phone.1',
    '8 to 20 characters',
    'phone',
    ['08123456', '0-8-1-2-3-4-5-6-7-89'],
    ['0812345', '0-8-1-2-3-4-5-6-7-8-9'],
  ],
  [
    'S5.phone.2',
    'an optional leading plus or a digit, then 7 to 14 further digits',
    'phone',
    ['+66812345678', '0812345678', '+1234567', '012345678901234'],
    ['++66812345678', '+6 1 2 34', '0123456789012345'],
  ],
  [
    'S5.phone.4',
    'each digit optionally after one space or hyphen',
    'phone',
    ['081-234-5678', '081 234 5678'],
    ['081--234-5678'],
  ],
  ['S5.email.1', 'a valid e-mail address', 'email', ['a@b.co'], ['a@b', 'a b@c.co', '']],
  ['S5.org.1', 'a selection is required', 'organization_type', [person.organisation], ['']],
  [
    'S5.extra.1',
    'optional, at most 2000 characters, or empty',
    'description',
    ['', 'ก'.repeat(2000)],
    ['ก'.repeat(2001)],
  ],
] as const) {
  const field = { fullname: 'fullName', organization_type: 'orgType', description: 'extra' };
  const name = { ...field, phone: 'phone', email: 'email' }[key];
  const wanted = [accepted.map(() => 200), refused.map(() => name)];
  row(id, `${name}: ${rule}`, wanted, (visitor) =>
    Promise.all([verdicts(visitor, key, accepted), verdicts(visitor, key, refused)]),
  );
}
row(
  'S5.form.1',
  "Native validation off; four fields marked with an asterisk; a placeholder option; a hint of 'extra'",
  ['', ['*', '*', '*', '*'], ['-- เลือกประเภทองค์กร --'], true],
  async (visitor) => {
    const page = await visitor.reads('/');
    return [
      await page.locator('#contact form').getAttribute('novalidate'),
      await texts(page.locator('#contact .field-required')),
      await texts(page.locator('#contact select option[value=""]')),
      await page.locator('#lead-extra-hint').getByText('ใส่เฉพาะประเด็นสำคัญได้เลย').isVisible(),
    ];
  },
);
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
row('S5.extra.2', 'A live counter shows length/2000', ['0/2000', '5/2000'], async (visitor) => {
  const page = await visitor.arrives();
  await openForm(page);
  const counter = page.locator('#lead-extra-hint .num');
  const before = await texts(counter);
  await leadForm(page).details.fill('12345');
  return [...before, ...(await texts(counter))];
});
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
