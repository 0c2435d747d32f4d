'use client'

import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = {
  title: string
  hint: string | null
  /** A button beside the title. */
  action?: ReactNode
  /** Shown below the part. */
  errorMessage: string | undefined
  children: ReactNode
}

/** A section of the product form, with a rule and a title above it. */
export function FormPart({ title, hint, action, errorMessage, children }: Props) {
  return (
    <Part aria-label={title}>
      <Head>
        <div>
          <h3 className="card-title">{title}</h3>
          {hint && <p className="field-hint">{hint}</p>}
        </div>
        {action}
      </Head>
      {children}
      {errorMessage && (
        <p className="field-error" role="alert">
          {errorMessage}
        </p>
      )}
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: 0.875rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--line);
`

const Head = styled.div`
  display: flex;
  gap: 1rem;
  align-items: center;
  justify-content: space-between;
`
