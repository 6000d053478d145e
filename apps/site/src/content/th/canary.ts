/** What staff are told when the lead that the site sends itself does not arrive, and when it does again. */
export const canary = {
  lost: 'ลูกค้าทดลองจากเว็บไซต์ส่งไปไม่ถึงหลังบ้าน ลูกค้าจริงอาจรออยู่ในเว็บไซต์เช่นกัน ตรวจว่าหลังบ้านทำงานและ LEAD_API_TOKEN ตรงกัน',
  back: 'ลูกค้าทดลองส่งถึงหลังบ้านตามปกติแล้ว',
};
