import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { copiesInBackups } from '@clinicdee/protocol/personal-data';
import { environment } from '../environment/environment.ts';
import { activeChannels, channelName } from '../alerts/active-channels.ts';

/** A backup folder: `2026-11-25T03-00-00-000Z`. */
const BACKUP = /^\d{4}-\d\d-\d\dT[\d-]+Z$/;

/** Describes for staff which copies of a person's data an erasure does not reach. */
export function copiesElsewhere(): string[] {
  const folder = join(environment().DATA_DIR, 'backups');
  const backups = existsSync(folder) ? readdirSync(folder).filter((name) => BACKUP.test(name)) : [];
  const newest = backups.sort().at(-1);
  const made = newest ? ` ในเครื่องนี้มี ${backups.length} ชุด ล่าสุด ${newest.slice(0, 10)}` : '';
  const damaged = readdirSync(environment().DATA_DIR).filter((name) => name.includes('.damaged-'));
  const channels = activeChannels().map(channelName);
  return [
    `${copiesInBackups}${made} หากกู้คืน ระบบจะลบบุคคลนี้ซ้ำให้เอง`,
    ...(channels.length > 0 ? [`ข้อความแจ้งเตือนที่ส่งไปแล้วทาง ${channels.join(', ')}`] : []),
    ...(damaged.length > 0 ? [`ไฟล์เสียที่ระบบเก็บแยกไว้: ${damaged.join(', ')}`] : []),
    'ไฟล์ที่ส่งออกไว้ อีเมล และแชตที่ทีมงานคุยกับลูกค้า',
  ];
}
