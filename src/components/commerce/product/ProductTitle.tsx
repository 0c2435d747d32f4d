/** A product's title as a headline: the first word upright, the rest in italics. */
export function ProductTitle({ title }: { title: string }) {
  const [first = '', ...rest] = title.split(' ')
  return (
    <>
      {first}
      {rest.length > 0 && (
        <>
          {' '}
          <i>{rest.join(' ')}</i>
        </>
      )}
    </>
  )
}
