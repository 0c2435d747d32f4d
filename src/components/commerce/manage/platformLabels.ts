import { PLATFORMS, type Platform } from '@/contracts/commerce/connections'

const LABELS: Record<Platform, string> = {
  tiktok_shop: 'TikTok Shop',
  shopify: 'Shopify',
  amazon: 'Amazon',
  manual: 'Manual',
}

export function platformLabel(platform: Platform): string {
  return LABELS[platform]
}

export const platformItems = PLATFORMS.map((platform) => ({ id: platform, label: LABELS[platform] }))
