import { sampleClinic, visitOn } from '../th/sample-clinic.ts';
import type { SiteContent } from '../site-content.ts';
import type { Words } from '../with-words.ts';
import { nameInEnglish } from './facts.ts';

/**
 * Texts in the drawn views of the product. Figures are those of the Thai views.
 *
 * @param day today in Bangkok: `2026-11-22`
 */
export function viewTexts(day: string, { doctorFee }: SiteContent['views']) {
  const visit = visitOn(day, 'en');
  const { appointment, called, paid, patient, signed, ticket } = sampleClinic;
  const clinic = nameInEnglish(sampleClinic.name);
  const branches = sampleClinic.branches.map(nameInEnglish);
  const [branch = ''] = branches;
  const doctor = {
    name: nameInEnglish(sampleClinic.doctor.name),
    short: nameInEnglish(sampleClinic.doctor.short),
  };
  const name = nameInEnglish(patient.name);
  const before = nameInEnglish(sampleClinic.before.name);
  const after = nameInEnglish(sampleClinic.after.name);
  const room = 'Room\u00a02';
  const laser = 'laser, session\u00a03';
  const cases = doctorFee.cases.reduce((sum, { count }) => sum + count, 0);
  const slots = [
    nameInEnglish(sampleClinic.before.short),
    `${nameInEnglish(patient.short)} · laser`,
    'Free',
  ];
  const views = {
    dashboard: {
      label:
        'Sample overview: income of three branches today {{income}} baht, cost {{cost}} baht, profit {{profit}} baht',
      title: 'All branches',
      caption: `Today ${paid}`,
      captions: { income: 'Income today', cost: 'Cost', profit: 'Profit', unit: 'baht' },
      branches,
      days: visit.week.map((label) => ({ label })),
      today: 'Today',
    },
    visitScene: {
      label: `Sample visit: the ID card is read, ticket ${ticket} printed, a LINE message sent, a receipt of {{paid}} baht issued, and income rises to {{income}} baht`,
      clinic,
      room,
      message: {
        title: `Nearly your turn: ${ticket}`,
        text: `1 before you, please wait at ${room}`,
      },
    },
    lineReminder: {
      sent: 'Yesterday 18:00',
      short: `${nameInEnglish(patient.firstName)}, tomorrow at ${appointment} you see ${doctor.short} at our ${branch} branch`,
    },
    branchComparison: {
      label: 'Sample comparison of branches: net profit of six months, latest month: {{branches}}',
      branchLabel: '{{name}} {{profit}} baht',
      title: 'Branches',
      caption: 'Net profit, 6 months (baht)',
      months: visit.months,
      branches: branches.map((own) => ({ name: own })),
    },
    serviceProfit: {
      label: 'Sample margin by service: {{services}}',
      title: 'Margin by service',
      services: [
        { name: 'Facial laser' },
        { name: 'Consultation' },
        { name: 'Filler' },
        { name: 'Skin vitamins' },
      ],
    },
    opdCard: {
      label:
        'Sample OPD card: doctor’s note, photos of the left cheek with 6 spots before treatment and 1 today, and the doctor’s digital signature',
      patient: name,
      about: `${patient.hn} · ${nameInEnglish(patient.about)} · ${branch}`,
      allergy: { title: 'Penicillin allergy', detail: 'Hives' },
      note: [
        {
          name: 'Complaint',
          value: 'Inflamed acne on the left cheek, calmer after 2 laser sessions',
        },
        { name: 'Findings', value: '1 papule left of 6, no pus' },
        {
          name: 'Plan',
          value: `Laser session 3 of 5 today, next on\u00a0${visit.treatments.next}`,
        },
      ],
      place: 'Left cheek',
      angle: '45°, same light',
      scale: '1 cm',
      before: { count: '6 spots', title: 'Before', day: visit.treatments.first },
      after: { count: '1 spot', title: 'After 2', day: visit.stamp },
      signature: {
        doctor: doctor.name,
        detail: `${nameInEnglish(sampleClinic.doctor.licence)} · signed ${signed}`,
      },
    },
    doctorFee: {
      label: 'Sample fees of {{doctor}}: {{summary}} in 30 days, {{total}} baht in total',
      title: 'Doctor fees, 30 days',
      doctor: doctor.name,
      summary: `${cases} cases`,
      cases: [{ name: 'Consultations' }, { name: 'Laser' }, { name: 'Filler' }],
      deduction: { name: 'Materials' },
      total: 'Total',
    },
    queue: {
      label: `Sample queue this afternoon at ${branch}: 1 with the doctor, 2 waiting, 1 waiting to pay`,
      title: `This afternoon · ${branch}`,
      caption: called,
      rows: [
        {
          name: before,
          detail: `${room} · ${doctor.short}`,
          badge: { text: 'With doctor' },
        },
        { name, detail: `${appointment} · ${laser}`, badge: { text: '1 before' } },
        { name: after, detail: 'New patient', badge: { text: '2 before' } },
        {
          name: nameInEnglish(sampleClinic.paying.name),
          detail: 'Medicine · 1,450\u00a0baht',
          badge: { text: 'To pay' },
        },
      ],
    },
    cardRegistration: {
      label: 'Sample registration with an ID card: name, date of birth and entitlement fill in',
      title: 'New patient',
      done: 'Card read',
      facts: [
        { name: 'Name', value: after },
        { name: 'Born', value: '4 Mar 1988' },
        { name: 'Payer', value: 'Self-pay' },
      ],
    },
    appointments: {
      label: `Sample schedule of ${doctor.short}: ${slots.join(', ')}`,
      doctor: doctor.short,
      slots: slots.map((detail) => ({ detail })),
    },
    receipt: {
      label: 'Sample receipt: deposit deducted, {{paid}} baht paid, doctor’s fee {{fee}} baht',
      clinic,
      caption: `Receipt ${visit.receiptNumber} · ${visit.stamp} ${paid}`,
      short: { caption: `Receipt ${paid}`, paid: 'Paid' },
      lines: [
        { name: 'Facial laser, session 3', short: 'Laser' },
        { name: 'Ointment, 1 tube', short: 'Ointment' },
        { name: 'Deposit', short: 'Deposit' },
      ],
      paid: 'Paid (PromptPay)',
      fee: { name: 'Doctor’s fee' },
    },
    stock: {
      label: 'Sample stock: lots, quantities, expiry warnings and automatic orders',
      rows: [
        { detail: 'Lot BX-091', badge: { text: '45 days left' } },
        { detail: 'Lot L-329', badge: { text: 'Expired' } },
        { name: 'Gauze 4×4', detail: 'Below reorder level', badge: { text: 'Order 40' } },
      ],
    },
  } satisfies Words<SiteContent['views']>;
  /** The notes beside the problems of the landing page. */
  const notes = [
    { title: name, detail: `${patient.hn} · last visit ${visit.treatments.last}` },
    {
      title: '18 reminders for today',
      detail: 'Sent yesterday at 18:00',
      badge: { text: 'Sent' },
    },
    { title: doctor.name, detail: `${views.doctorFee.summary} in 30 days` },
    { detail: 'Lot\u00a0L-332 · 3\u00a0vials left', badge: { text: '28 days left' } },
  ];
  return { views, notes };
}
