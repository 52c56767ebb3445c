/** The response of a store whose navigation has two entries and a folder with two more. */
export const SHORT_LAYOUT = {
  layout: [
    {
      identifier: 'mainNavigation',
      templateId: 'clay',
      version: 1,
      links: [
        { collectionId: 'shop' },
        {
          title: 'Yard',
          collectionId: 'folder-1',
          folderBehavior: 3,
          children: [{ collectionId: 'journal' }, { title: 'Makers', externalLink: '/#makers' }],
        },
        { memberAreaId: 'members', later: { kept: true } },
      ],
    },
  ],
  collections: [
    { id: 'shop', title: 'Shop' },
    { id: 'journal', title: 'Journal' },
    { id: 'events', title: 'Events' },
  ],
  memberAreas: [{ id: 'members', title: 'Members' }],
} as const;
