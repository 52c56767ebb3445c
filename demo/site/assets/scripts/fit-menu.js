/** Runs inline after the header, before the first paint: puts the entries behind the menu button where they are more than one row. */
(() => {
  const header = document.querySelector('.site-header');
  const entries = header.querySelector('.site-entries');
  const fit = () => {
    delete header.dataset.crowded;
    const tops = [...entries.children].map((entry) => entry.offsetTop);
    const rows = [entries.parentElement.offsetTop, header.querySelector('.site-name').offsetTop];
    if (Math.max(...tops) > Math.min(...tops) + 8 || Math.abs(rows[0] - rows[1]) > 24)
      header.dataset.crowded = '';
  };
  fit();
  addEventListener('resize', fit);
})();
