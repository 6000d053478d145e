import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** The metadata of the 404 page. */
export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** The 404 page of the admin, also for pages that the user may not see. */
export default function NotFound({ params, searchParams }: Props) {
  return NotFoundPage({ config, params, searchParams, importMap });
}
