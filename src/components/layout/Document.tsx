import type { ReactNode } from 'react'
import { signedInScript } from '../session/signedInMark'
import { BaseStyles } from '../theme/BaseStyles'
import { preloadedFonts } from '../theme/fonts'
import { themeScript } from '../theme/themeChoice'

/** The HTML document: early scripts, fonts, and the styles all pages share. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript + signedInScript }} />
        {preloadedFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />
        <link rel="apple-touch-icon" href="/favicon-180.png" />
        <BaseStyles />
      </head>
      <body>{children}</body>
    </html>
  )
}
