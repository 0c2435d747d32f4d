import { lettersFeed } from '@/content/lettersFeed'

export const dynamic = 'force-dynamic'

export const GET = (): Promise<Response> => lettersFeed()
