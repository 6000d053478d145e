'use client';

import { campaignAddress } from '@clinicdee/protocol/site-content';
import { CopyToClipboard, SelectInput, TextInput, useDocumentInfo } from '@payloadcms/ui';
import encodeQR from 'qr';
import { type ChangeEvent, useState } from 'react';
import { campaignLink, type LinkChannel, linkChannels } from '../../articles/campaign-link.ts';
import type { Article, Page } from '../../payload-types.ts';

/** Makes a link to a published article or campaign page that names channel and campaign, and its QR code for print. */
export function CampaignLink({ siteUrl }: { siteUrl: string }) {
  const { data } = useDocumentInfo();
  const [channel, setChannel] = useState<LinkChannel>('facebook');
  const [campaign, setCampaign] = useState('');
  const { slug, ...document } = (data ?? {}) as Partial<Article & Page>;
  // A draft may have another address.
  if (document._status !== 'published' || !slug) return null;
  const path = document.language
    ? campaignAddress({ slug, language: document.language })
    : `/articles/detail/${encodeURIComponent(slug)}`;
  const link = campaignLink(`${siteUrl}${path}`, channel, campaign);
  const qr = `data:image/svg+xml,${encodeURIComponent(encodeQR(link, 'svg'))}`;
  return (
    <details className="office-panel render-fields">
      <summary>ลิงก์สำหรับโฆษณา</summary>
      <SelectInput
        name="linkChannel"
        path="linkChannel"
        label="ใช้ที่ไหน"
        options={Object.entries(linkChannels).map(([value, { label }]) => ({ value, label }))}
        isClearable={false}
        value={channel}
        onChange={(option) => !Array.isArray(option) && setChannel(option.value as LinkChannel)}
      />
      <TextInput
        path="linkCampaign"
        label="ชื่อแคมเปญ"
        style={{ marginBottom: '0.75rem' }}
        value={campaign}
        // Enter would save the form around it.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setCampaign(target.value)}
      />
      <p>
        <output>{decodeURI(link)}</output> <CopyToClipboard value={link} />
      </p>
      <a href={qr} download="qr.svg" className="office-row">
        <img src={qr} alt="คิวอาร์โค้ดของลิงก์นี้" width="120" height="120" />
        ดาวน์โหลดคิวอาร์โค้ด
      </a>
      <p className="office-small">ลูกค้าที่มาจากลิงก์นี้มีชื่อช่องทางและแคมเปญกำกับ และสถิตินับแยกให้</p>
    </details>
  );
}
