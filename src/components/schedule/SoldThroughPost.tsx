'use client'

import { styled } from 'styled-components'
import { listShortLinks } from '@/contracts/links/shortLinks'
import { screenHref } from '@/contracts/screens'
import { Link } from '../ui/Link'
import { useLoad } from '../api/useLoad'
import { soldText } from '../links/soldText'
import { WhenLoaded } from '../ui/WhenLoaded'

/** What was sold through each short link of a task, with a link to the short links (docs/behaviour.md, 12.16). */
export function SoldThroughPost({ taskId }: { taskId: string }) {
  const links = useLoad(listShortLinks)
  const own = links.data?.filter((link) => link.taskId === taskId) ?? []
  return (
    <WhenLoaded
      load={links}
      text="Loading what was sold..."
      skeleton={null}
      failure="What was sold through this post could not be loaded."
    >
      {() =>
        own.length > 0 && (
          <Sold>
            <h3 className="label">Sold through this post</h3>
            <ul>
              {own.map(({ id, label, sold }) => (
                <li key={id}>
                  <Link href={`${screenHref('ecommerce')}/links`}>
                    <b>{label}</b>
                    {soldText(sold).map((text) => (
                      <span key={text} className="subtle">
                        {text}
                      </span>
                    ))}
                  </Link>
                </li>
              ))}
            </ul>
          </Sold>
        )
      }
    </WhenLoaded>
  )
}

const Sold = styled.section`
  a {
    display: grid;
    align-content: center;
    min-height: 2.75rem;
    padding: 0.5rem 0;
    border-top: 1px solid var(--line);
    font-size: var(--t-ui);
    color: inherit;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover b {
    text-decoration: underline;
  }
  b {
    font-weight: 550;
  }
`
