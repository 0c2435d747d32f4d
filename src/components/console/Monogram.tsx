/** The brand's icon at the start of the console's breadcrumbs. */
export function Monogram() {
  return <img className="console-monogram" src="/favicon.svg" width={22} height={22} alt="Home" />
}
