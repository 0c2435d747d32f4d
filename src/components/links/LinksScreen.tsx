'use client'

import { styled } from 'styled-components'
import { type ProductRow, listProductRows } from '@/contracts/commerce/catalogue'
import {
  SHORT_LINK_TEXTS,
  type ShortLink,
  deleteShortLink,
  listShortLinks,
  shortLinkPath,
} from '@/contracts/links/shortLinks'
import { DeleteButton } from '../api/DeleteButton'
import { send } from '../api/request'
import { useLoad } from '../api/useLoad'
import { CopyAddress } from '../ui/CopyAddress'
import { EmptyState } from '../ui/EmptyState'
import { PageHeader } from '../ui/PageHeader'
import { SkeletonRows } from '../ui/Skeletons'
import { WhenLoaded } from '../ui/WhenLoaded'
import { BackLink } from '../orders/desk/BackLink'
import { soldText } from './soldText'
import { lazyDialog } from '../api/lazyDialog'

/** One short link for each post, and what was sold through it (docs/behaviour.md, 12.16). */
export function LinksScreen({ siteUrl }: { siteUrl: string }) {
  const links = useLoad(listShortLinks)
  const products = useLoad(listProductRows)
  return (
    <>
      <BackLink href="/dashboard/ecommerce">Ecommerce</BackLink>
      <PageHeader title="Short links" actions={<LinkDialog products={products.data ?? []} />} />
      <p className="subtle">
        One for each post, story or video: whatever is put into the cart after somebody followed it counts
        here. Test orders do not, and nobody is followed any further.
      </p>
      <WhenLoaded
        load={links}
        text="Loading your links..."
        skeleton={<SkeletonRows />}
        failure="Your links could not be loaded."
      >
        {() =>
          links.data && (
            <div className="card">
              {links.data.length === 0 ? (
                <EmptyState title="No short links yet">
                  Make one for your next post, and see what it sells.
                </EmptyState>
              ) : (
                <Rows>
                  {links.data.map((link) => (
                    <Row
                      key={link.id}
                      link={link}
                      url={`${siteUrl}${shortLinkPath(link.code)}`}
                      target={targetOf(link, products.data)}
                    />
                  ))}
                </Rows>
              )}
            </div>
          )
        }
      </WhenLoaded>
    </>
  )
}

/** Where a link leads; it falls back to the shop once its product is no longer for sale. */
function targetOf({ productId }: ShortLink, products: readonly ProductRow[] | undefined): string {
  if (!productId) return 'the shop'
  if (!products) return 'a product'
  const product = products.find(({ id }) => id === productId)
  return product?.isActive === 'true' ? product.title : 'the shop'
}

type RowProps = { link: ShortLink; url: string; target: string }

function Row({ link, url, target }: RowProps) {
  return (
    <li>
      <div>
        <b>{link.label}</b>
        <p className="subtle">{`Leads to ${target}`}</p>
      </div>
      <CopyAddress url={url} copied={SHORT_LINK_TEXTS.copied} />
      <div>
        <p className="subtle">Sold through this post</p>
        {soldText(link.sold).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <DeleteButton
        kind="link"
        name={link.label}
        send={() => send(deleteShortLink, { params: { id: link.id } })}
        refresh={[listShortLinks]}
        failure={SHORT_LINK_TEXTS.failed}
      >
        The link will lead nowhere from now on. Orders that came through it keep their mark.
      </DeleteButton>
    </li>
  )
}

const Rows = styled.ul`
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 0.75rem 1.25rem;
    align-items: center;
    padding: 1rem 1.25rem;
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  > li:first-child {
    border-top: 0;
  }
  b {
    font-weight: 550;
  }
  @media (max-width: 1100px) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    > li > :nth-child(2),
    > li > :nth-child(3) {
      grid-column: 1 / -1;
    }
    > li > :nth-child(4) {
      grid-row: 1;
      grid-column: 2;
    }
  }
`

const LinkForm = lazyDialog(async () => (await import('./LinkForm')).LinkForm)

/** The button of a new short link. */
function LinkDialog({ products }: { products: readonly ProductRow[] }) {
  return <LinkForm products={products} button={{ icon: 'plus', label: 'New link' }} />
}
