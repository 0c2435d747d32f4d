'use client'

import { SelectField } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import { useMemo } from 'react'
import { allCountries } from '../orders/settings/allCountries'

/** Countries, stored as two capital letters each, chosen by their names. */
export function CountriesField({ path, field: { name, label }, permissions }: TextFieldClientProps) {
  const field = useMemo(() => {
    const options = allCountries().map(({ id, label: country }) => ({ value: id, label: country }))
    return { name, label, hasMany: true, options }
  }, [name, label])
  return <SelectField path={path} field={field} permissions={permissions} />
}
