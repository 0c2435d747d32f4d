import config from '@payload-config'
import { RootPage, generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import { requireDatabase } from '@/content/requireDatabase'
import { CONSOLE_SUFFIX } from '@/plugins/consoleAdmin'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

/** Payload's titles end with a fixed text; the brand name takes its place. */
export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams })
  const payload = await getPayload({ config })
  const select = { brandName: true } as const
  const { brandName } = await payload.findGlobal({ slug: 'site-settings', depth: 0, select })
  const { title } = metadata
  if (typeof title !== 'string' || !title.endsWith(CONSOLE_SUFFIX)) return metadata
  return { ...metadata, title: `${title.slice(0, -CONSOLE_SUFFIX.length)}· ${brandName}` }
}

/** Checks the database as the layout does, which is not rendered again while one navigates in the console. */
export default async function ConsolePage({ params, searchParams }: Props) {
  await requireDatabase()
  return RootPage({ config, importMap, params, searchParams })
}
