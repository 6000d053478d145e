/*
 * These two files of content (organisations, lead-form) travel to the browser with the form, so they
 * are plain data checked by their test rather than parsed, which would bring the parser along.
 */

interface Organisation {
  /** What the visitor reads and what staff read in the lead. */
  readonly label: string;
  /** What the lead API receives; the label itself unless it says otherwise. */
  readonly value?: string;
}

interface OrganisationGroup {
  readonly label: string;
  readonly options: readonly Organisation[];
}

const group = (label: string, ...labels: string[]): OrganisationGroup => ({
  label,
  options: labels.map((option) => ({ label: option })),
});

const travelMedicine = 'เวชศาสตร์การเดินทาง';

/** The 41 organisation types in their groups (spec §3). */
export const organisations: readonly OrganisationGroup[] = [
  group(
    'คลินิกเวชกรรม',
    'เวชกรรมทั่วไป',
    'กุมารเวชกรรม',
    'อายุรกรรม',
    'สูตินรีเวชกรรม',
    'ศัลยกรรม',
    'จักษุ (ตา)',
    'หู คอ จมูก',
    'โรคผิวหนัง (ตจวิทยา)',
    'กระดูกและข้อ (ออร์โธปิดิกส์)',
    'ประสาทวิทยา',
    'หัวใจและหลอดเลือด',
    'จิตเวช',
    'เวชศาสตร์ฟื้นฟูและกายภาพบำบัด',
    'เวชศาสตร์ครอบครัว',
    'อายุรกรรมเฉพาะโรค',
  ),
  group(
    'ความงามและศัลยกรรม',
    'เสริมความงาม',
    'ผิวพรรณ',
    'ศัลยกรรมตกแต่ง',
    'ชะลอวัย (Anti-aging)',
    'ปลูกผม',
    'ปรับรูปร่าง',
    'เลเซอร์',
  ),
  group(
    'เฉพาะทางอื่น ๆ',
    'กายภาพบำบัดและฟื้นฟู',
    'การแพทย์แผนไทย',
    'การแพทย์แผนจีน',
    'การแพทย์ทางเลือกหรือแบบผสมผสาน',
    'เวชศาสตร์การกีฬา',
    'ฉุกเฉินหรืออุบัติเหตุ',
    'ตรวจสุขภาพ',
    'อาชีวเวชศาสตร์',
  ),
  group(
    'วินิจฉัยและสนับสนุน',
    'ห้องปฏิบัติการหรือตรวจเลือด',
    'พยาธิวิทยา',
    'รังสีวิทยา',
    'เวชศาสตร์นิวเคลียร์',
    'พันธุศาสตร์หรือ DNA',
    'เวชศาสตร์การเจริญพันธุ์ (IVF)',
  ),
  {
    label: 'อื่น ๆ',
    options: [
      { label: 'อายุรเวท' },
      { label: 'สัตวแพทย์หรือสัตว์เลี้ยง' },
      { label: 'การนอนหลับ' },
      { label: travelMedicine },
      // Spec §3: "not specified" reuses the travel-medicine value on the wire.
      { label: 'ไม่ระบุ', value: travelMedicine },
    ],
  },
];

const byLabel = new Map(
  organisations.flatMap(({ options }) =>
    options.map((option) => [option.label, option.value ?? option.label] as const),
  ),
);

/** The value that the lead API knows for a label; undefined when there is no such option. */
export const organisationValue = (label: string): string | undefined => byLabel.get(label);
