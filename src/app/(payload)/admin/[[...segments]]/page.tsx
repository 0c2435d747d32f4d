import config from '@payload-config'
import { RootPage, generatePageMetadata } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { requireDatabase } from '@/content/requireDatabase'
import { importMap } from '../importMap.js'

type Props = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  return generatePageMetadata({ config, params, searchParams })
}

/** Asks the database as the layout does, which stays as it is while one moves about in the console. */
export default async function ConsolePage({ params, searchParams }: Props) {
  await requireDatabase()
  return RootPage({ config, importMap, params, searchParams })
}
