const row = document.querySelector('.row');
const directions = { Previous: -1, Next: 1 } as const;

for (const [name, direction] of Object.entries(directions)) {
  document.querySelector(`button[aria-label="${name}"]`)?.addEventListener('click', () => {
    row?.scrollBy({ left: direction * row.clientWidth, behavior: 'smooth' });
  });
}
