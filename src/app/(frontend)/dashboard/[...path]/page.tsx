import { notFound } from 'next/navigation'

/** Any other address below /dashboard, so that who is lost there keeps the sidebar. */
export default function UnknownPage() {
  notFound()
}
