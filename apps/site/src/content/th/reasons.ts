interface Reason {
  icon: 'move' | 'guarantee' | 'data';
  title: string;
  detail: string;
}

/** Three selling points (spec §9, "All packages" and "FAQ facts"). */
export const reasons: Reason[] = [
  { icon: 'move', title: 'ย้ายข้อมูลเดิมให้ฟรี', detail: 'เสร็จใน 3–7 วันทำการ' },
  { icon: 'guarantee', title: 'รับประกันความพอใจ 30 วัน', detail: 'ทุกแพ็กเกจ' },
  { icon: 'data', title: 'ข้อมูลอยู่ในประเทศไทย', detail: 'สำรองอัตโนมัติ 3\u00a0จุด' },
];
