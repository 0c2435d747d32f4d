'use client'

import {
  useAuth,
  useConfig,
  useDocumentEvents,
  useDocumentInfo,
  useForm,
  useServerFunctions,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { PageForm } from './editing'
import { type Leaf, type Values, at, isSame, leavesOf, withAt } from './pageFields'

/**
 * Payload's form of a page, as saving needs it. All that this product leans on inside Payload's form is here and in
 * holds.test.ts, which fails when an upgrade changes it.
 */
export function usePageForm(): PageForm {
  const form = useForm()
  const info = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { getFormState } = useServerFunctions()
  const { reportUpdate } = useDocumentEvents()
  const { user } = useAuth()
  const globalSlug = info.globalSlug ?? ''
  const latest = useRef({ form, info })
  useLayoutEffect(() => {
    latest.current = { form, info }
  })
  // Asked for first without a connection, Payload's answer would never come, and with it no form of the server's.
  useEffect(() => void latest.current.info.getDocPreferences(), [])
  const read = () => reduceFieldsToValues(latest.current.form.getFields(), true)

  async function take(leaves: readonly Leaf[], values: Values) {
    if (leaves.length === 0) return { taken: leaves, values }
    const before = read()
    const data = leaves.reduce((whole, { path }) => withAt(whole, path, at(values, path)), before)
    const { state } = await getFormState({
      globalSlug,
      schemaPath: globalSlug,
      data,
      docPermissions: latest.current.info.docPermissions,
      docPreferences: await latest.current.info.getDocPreferences(),
      operation: 'update',
      renderAllFields: true,
      skipValidation: true,
    })
    if (!state) throw new Error('Payload built no form')
    const now = read()
    const taken = leaves.filter(({ path }) => isSame(at(now, path), at(before, path)))
    const fields = withFields(latest.current.form.getFields(), state, taken)
    // At once, so that what is read next is what the form shows.
    flushSync(() => latest.current.form.dispatchFields({ type: 'REPLACE_STATE', state: fields }))
    return { taken, values: reduceFieldsToValues(fields, true) }
  }

  return {
    page: globalSlug,
    person: String(user?.id ?? ''),
    leaves: leavesOf(getEntityConfig({ globalSlug }).fields),
    stored: info.data ?? {},
    read,
    take,
    showFaults: (errors) => {
      if (errors.length === 0) return
      latest.current.form.setSubmitted(true)
      latest.current.form.dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
    },
    setModified: (isModified) => latest.current.form.setModified(isModified),
    reportSaved: ({ updatedAt }) =>
      reportUpdate({ entitySlug: globalSlug, operation: 'update', updatedAt: String(updatedAt) }),
  }
}

/** The form's fields with those of some leaves, and what is below them, from another state. */
function withFields(current: FormState, other: FormState, leaves: readonly Leaf[]): FormState {
  const isTaken = (path: string) =>
    leaves.some((leaf) => path === leaf.path || path.startsWith(`${leaf.path}.`))
  return Object.fromEntries([
    ...Object.entries(current).filter(([path]) => !isTaken(path)),
    ...Object.entries(other).filter(([path]) => isTaken(path)),
  ])
}
