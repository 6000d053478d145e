/** What staff are told by LINE, webhook and mail when leads do not get to them, and when they do again. */
export const alarms = {
  'canary.lost':
    'ลูกค้าทดลองจากเว็บไซต์ส่งไปไม่ถึงหลังบ้าน ลูกค้าจริงอาจรออยู่ในเว็บไซต์เช่นกัน ตรวจว่าหลังบ้านทำงานและ LEAD_API_TOKEN ตรงกัน',
  'canary.back': 'ลูกค้าทดลองส่งถึงหลังบ้านตามปกติแล้ว',
  'leads.late':
    'มีลูกค้ารออยู่ในเว็บไซต์เกิน 15 นาที ยังส่งไปไม่ถึงฝ่ายขาย ข้อมูลไม่หาย ตรวจว่าระบบที่รับลูกค้าทำงาน ดูสาเหตุด้วย npm run leads',
  'leads.through': 'ลูกค้าที่รออยู่ในเว็บไซต์ส่งถึงฝ่ายขายครบแล้ว',
  'leads.refused':
    'ระบบที่รับลูกค้าไม่รับลูกค้าบางราย ข้อมูลยังเก็บอยู่ในเว็บไซต์ ดูสาเหตุด้วย npm run leads แก้แล้วส่งใหม่ด้วย npm run leads -- --resend all',
};
