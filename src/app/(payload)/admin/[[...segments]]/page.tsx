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

/** Checks the database as the layout does, which is not rendered again while one navigates in the console. */
export default async function ConsolePage({ params, searchParams }: Props) {
  await requireDatabase()
  return RootPage({ config, importMap, params, searchParams })
}
