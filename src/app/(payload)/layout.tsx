import config from '@payload-config'
import '@payloadcms/next/css'
import './custom.css'
import { RootLayout, handleServerFunctions } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { requireDatabase } from '@/content/requireDatabase'
import { importMap } from './admin/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
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
