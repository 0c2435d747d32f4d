'use client'

/** Last resort: the root layout itself failed, so no styles or components are available. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <head>
        <title>Something went wrong</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <main role="alert">
          <h1>Low tide</h1>
          <p>This page could not be loaded. That is our side, and usually over in a minute.</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}

const STYLES = `
:root{color-scheme:light dark}
body{margin:0;padding:12vh 6vw;background:light-dark(#FAF5EC,#14100E);color:light-dark(#1A1411,#F7EFE5);
  font:1.0625rem/1.6 system-ui,sans-serif}
h1{margin:0 0 1rem;font:400 clamp(3rem,8vw,6rem)/1 "Bodoni Moda",Didot,Georgia,serif}
button{min-height:3rem;padding:0 1.375rem;border:0;border-radius:2px;background:light-dark(#1A1411,#F7EFE5);
  color:light-dark(#FAF5EC,#14100E);font:inherit;font-weight:550;cursor:pointer}
`
