import config from '@payload-config'
import '@payloadcms/next/css'
import './colours.css'
import './custom.css'
import './editing.css'
import './forms.css'
import { RootLayout, handleServerFunctions } from '@payloadcms/next/layouts'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { type ServerFunctionClient, getPayload } from 'payload'
import type { ReactNode } from 'react'
import { requireDatabase } from '@/content/requireDatabase'
import { admitServerFunction } from '@/endpoints/console/serverFunction'
import { importMap } from './admin/importMap.js'

/** Anyone can send this request, not only the console; admitServerFunction decides who may call what. */
const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const admitted = await admitServerFunction(args, await headers(), await getPayload({ config }))
  if (!admitted) notFound()
  return handleServerFunctions({ ...admitted, config, importMap })
}

/** Checks the database first: Payload would show a blank page without it; this throws for the error page. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  await requireDatabase()
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
