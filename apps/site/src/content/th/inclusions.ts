/** What every package includes, as a receipt of nothing to pay (spec §9, "All packages"). */
export const inclusions = {
  title: 'ทุกแพ็กเกจได้เหมือนกัน',
  /** Where one package is all there is. */
  alone: 'รวมในราคานี้แล้ว',
  points: [
    { name: 'ค่าติดตั้ง', price: 'ไม่มี' },
    { name: 'อัปเดตตลอดอายุการใช้งาน', price: 'ฟรี' },
    { name: 'อบรมการใช้งาน', price: 'ฟรี' },
    { name: 'ย้ายข้อมูลเดิม', price: 'ฟรี' },
    { name: 'ค่าใช้จ่ายแฝง', price: 'ไม่มี' },
  ],
  sum: { name: 'รวมจ่ายเพิ่ม', price: '0 บาท' },
  /** The stamp on it. */
  guarantee: 'รับประกันความพอใจ 30 วัน',
};
