/** Moves the focus to a field of the form by its name, or to a line of its summary, such as 'lines.2'. */
export function goTo(form: HTMLFormElement, at: string): void {
  const place = /^lines\.\d+$/.test(at)
    ? form.querySelector<HTMLElement>(`[data-line="${at}"] :is(select, button)`)
    : form.querySelector<HTMLElement>(`[name="${CSS.escape(at)}"]`)
  place?.focus()
}
