import { PLATFORM_RULES, excessOf, hashtagsIn } from './platformRules'

describe('the rules of a platform', () => {
  const over = (platform: 'tiktok' | 'instagram' | 'youtube', caption: string) =>
    excessOf({ platform, title: '', caption })

  it('take five hashtags on Instagram and TikTok, fifteen on YouTube', () => {
    for (const platform of ['instagram', 'tiktok'] as const)
      expect([5, 6].map((tags) => over(platform, '#a '.repeat(tags)).hashtags)).toEqual([0, 1])
    expect([15, 16].map((tags) => over('youtube', '#a '.repeat(tags)).hashtags)).toEqual([0, 1])
  })

  it.each([
    ['#sun #sea', 2],
    ['#sun#sea', 2],
    ['See https://isla.example/shop#new and www.isla.example#a', 0],
    ['isla.example/shop#new #sun', 1],
    ['#été_2026 #夏 # C#', 2],
  ])('count the hashtags of %j', (text, tags) => {
    expect(hashtagsIn(text)).toBe(tags)
  })

  it('count bytes in a description of YouTube', () => {
    expect(over('youtube', 'é'.repeat(2_501)).caption).toBe(2)
    expect(over('tiktok', 'é'.repeat(2_200)).caption).toBe(0)
  })

  it('carry the day they were checked', () => {
    for (const { checkedOn } of Object.values(PLATFORM_RULES)) expect(Date.parse(checkedOn)).not.toBeNaN()
  })
})
