/** A title that people typed, as a headline: upright to its colon, or its first word, and the rest in italics. */
export function TwoToneTitle({ title }: { title: string }) {
  const [, start = title, end = ''] = /^(.{1,24}?:|\S+)\s+(.+)$/s.exec(title) ?? []
  return (
    <>
      {start}
      {end && (
        <>
          {' '}
          <i>{end}</i>
        </>
      )}
    </>
  )
}
