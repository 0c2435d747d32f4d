import type { ReactNode } from 'react'
import { styled } from 'styled-components'

type Props = {
  title?: string
  /** Beside the title, for example a count. */
  aside?: ReactNode
  /** Without padding, for rows that reach the edges. */
  isFlush?: boolean
  children: ReactNode
}

/** A raised card with a hairline border. */
export function Card({ title, aside, isFlush = false, children }: Props) {
  return (
    <section className={isFlush ? 'card' : 'card card-pad'}>
      {title && (
        <Head $isFlush={isFlush}>
          <h2 className="card-title">{title}</h2>
          {aside}
        </Head>
      )}
      {children}
    </section>
  )
}

const Head = styled.div<{ $isFlush: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  ${({ $isFlush }) => ($isFlush ? 'padding: 1.125rem 1.25rem 0.375rem;' : 'margin-bottom: 0.75rem;')}
`
