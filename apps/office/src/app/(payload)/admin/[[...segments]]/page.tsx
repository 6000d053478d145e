import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import config from '../../../../payload.config.ts';
import { importMap } from '../importMap.js';

interface Props {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

/** Title and icons, as Payload knows them for the page asked for. */
export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams });
}

/** Every page of the admin. */
export default function Page({ params, searchParams }: Props) {
  return RootPage({ config, params, searchParams, importMap });
}
