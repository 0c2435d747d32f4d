import { iconPng } from '@/content/icon/brandIcon'

export const dynamic = 'force-static'

export const GET = (): Promise<Response> => iconPng(32)
