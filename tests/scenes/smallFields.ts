import type { Page } from '@playwright/test'

/** Fields whose text is below 16 px, which Safari on a phone zooms into, each as its size and name. */
export function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
      'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])',
    )
    return [...fields]
      .filter((field) => field.checkVisibility() && field.closest('[aria-hidden=true]') === null)
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => `${getComputedStyle(field).fontSize} ${field.name || field.id || field.className}`)
  })
}
