/** What every package includes, drawn as a receipt of zero (spec §9, "All packages"). */
export const inclusions = {
  title: 'ทุกแพ็กเกจได้เหมือนกัน',
  /** For a single package. */
  alone: 'รวมในราคานี้แล้ว',
  points: [
    { name: 'ค่าติดตั้ง', price: 'ไม่มี' },
    { name: 'อัปเดตตลอดอายุการใช้งาน', price: 'ฟรี' },
    { name: 'อบรมการใช้งาน', price: 'ฟรี' },
    { name: 'ย้ายข้อมูลเดิม', price: 'ฟรี' },
    { name: 'ค่าใช้จ่ายแฝง', price: 'ไม่มี' },
  ],
  sum: { name: 'รวมจ่ายเพิ่ม', price: '0 บาท' },
  /** The receipt's stamp. */
  guarantee: 'รับประกันความพอใจ 30 วัน',
};
