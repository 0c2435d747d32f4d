import { notFound } from 'next/navigation'

/** Any unknown address below /dashboard, so that its not-found page keeps the sidebar. */
export default function UnknownPage() {
  notFound()
}
