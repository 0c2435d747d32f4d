'use client'

/** Opens the browser's print dialog; the page fits on one A4 sheet. */
export function PrintButton() {
  return (
    <button type="button" className="text-link numbers-print" onClick={() => window.print()}>
      Print on one page
    </button>
  )
}
